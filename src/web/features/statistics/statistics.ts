export { ParameterStatus } from './parameters/parameter-status.tsx';
