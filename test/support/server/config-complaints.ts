import { ConfigError, readConfig } from '../../../src/server/config/config.ts';

export function readComplaints(env: Readonly<Record<string, string>>): string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split('\n');
    throw error;
  }
  return [];
}
