/** What sites import modules of this program by, and the sources of these modules. */
export { exports as PACKAGE_MODULES, name as PACKAGE_NAME } from '../../../package.json';
