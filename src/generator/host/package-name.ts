/** What sites import modules of this program by. */
export { name as PACKAGE_NAME } from '../../../package.json';
