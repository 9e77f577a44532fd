export { start } from '../../handover/checkout.ts';
