export { ParameterStatus } from './parameter-status.tsx';
