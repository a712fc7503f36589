import { ConfigError, readConfig } from '../../../src/server/config/config.ts';

/** The lines about wrong settings; none if the environment is valid. */
export function readComplaints(env: Readonly<Record<string, string>>): string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split('\n');
    throw error;
  }
  return [];
}
