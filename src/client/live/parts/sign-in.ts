export { start } from '../../handover/sign-in.ts';
