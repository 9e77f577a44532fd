export { start } from '../../handover/contact-form.ts';
