export { PlainLayout as default } from '../shell/plain-layout.tsx';
