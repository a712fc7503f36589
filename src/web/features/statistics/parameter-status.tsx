import { useStatistics } from './use-statistics.ts';
import { parameterStatus } from './words.ts';

/** One line on where the parameters of the questions come from, as the server counts them. */
export function ParameterStatus() {
  const { data } = useStatistics();
  return data && <p>{parameterStatus(data.parameters)}</p>;
}
