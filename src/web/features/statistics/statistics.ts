export { ParameterStatus } from './loading/parameter-status.tsx';
