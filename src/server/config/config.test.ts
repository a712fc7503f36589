import { describe, expect, test } from 'vitest';
import { readComplaints } from '../../../test/support/server/config-complaints.ts';
import { readConfig, settingNames } from './config.ts';

describe('the settings', () => {
  test('have defaults, also for empty values', () => {
    const expected = {
      PORT: 3000,
      HOST: '127.0.0.1',
      DATA_DIR: './data',
      LOG_LEVEL: 'warn',
      TRUST_PROXY: 0,
      REQUIRE_CONSENT: 'lenient',
      HSTS: false,
      RATE_LIMIT_SCALE: 1,
      MAIL_FROM: 'no-reply@localhost.localdomain',
      AI_DAILY_TEXTS: 500,
    };
    expect(readConfig({})).toMatchObject(expected);
    const empty = Object.fromEntries(settingNames.map((name) => [name, '']));
    expect(readConfig({ ...empty, UNRELATED: 'x' })).toEqual(readConfig({}));
    expect(Object.isFrozen(readConfig({}))).toBe(true);
  });

  test('are read, addresses without trailing slashes', () => {
    const asGiven = {
      HOST: '0.0.0.0',
      DATA_DIR: '/srv',
      LOG_LEVEL: 'info',
      REQUIRE_CONSENT: 'strict',
      MAIL_URL: 'smtps://user:secret@mail.example:465',
      MAIL_FROM: 'Somebody <from@mail.example>',
      LEAVE_URL: 'https://weather.example/',
    };
    const config = readConfig({
      ...asGiven,
      PORT: '8080',
      TRUST_PROXY: '2',
      HSTS: 'on',
      MASTER_KEY: Buffer.alloc(32, 1).toString('base64'),
      ADMIN_KEY: 'anna=0123456789abcdef,ben=fedcba9876543210',
      PUBLIC_URL: 'https://survey.example/',
      RATE_LIMIT_SCALE: '2.5',
      DEMO: 'off',
      AI_DAILY_TEXTS: '20',
      SAFETY_LINKS:
        'Consent explained=https://consent.example/?a=b, [de] Hilfe=https://help.example',
    });
    expect(config).toMatchObject({
      ...asGiven,
      PORT: 8080,
      TRUST_PROXY: 2,
      HSTS: true,
      ADMIN_KEY: [{ name: 'anna' }, { name: 'ben' }],
      PUBLIC_URL: 'https://survey.example',
      RATE_LIMIT_SCALE: 2.5,
      DEMO: false,
      AI_DAILY_TEXTS: 20,
      SAFETY_LINKS: [
        { label: 'Consent explained', url: 'https://consent.example/?a=b' },
        { label: 'Hilfe', url: 'https://help.example', locale: 'de' },
      ],
    });
    expect(JSON.stringify(config)).not.toContain('0123456789abcdef');
  });

  test('of the language model are all given or none', () => {
    const given = {
      AI_BASE_URL: 'https://api.example/v1',
      AI_API_KEY: 'key-of-the-service',
      AI_MODEL: 'vendor/model:1',
    };
    expect(readConfig(given)).toMatchObject(given);
    for (const missing of Object.keys(given)) {
      const [complaint, ...more] = readComplaints({ ...given, [missing]: '' });
      expect(complaint).toBe(
        'AI_BASE_URL: AI_BASE_URL, AI_API_KEY and AI_MODEL belong together: set all three, or none.',
      );
      expect(more).toEqual([]);
    }
    expect(readComplaints({ ...given, AI_BASE_URL: 'file:///etc/passwd' })[0]).toMatch(
      /^AI_BASE_URL must be|^AI_BASE_URL: AI_BASE_URL must be/,
    );
  });

  test.each([
    ['LEAVE_URL', 'javascript:alert(1)'],
    ['LEAVE_URL', 'weather.example'],
    ['SAFETY_LINKS', 'https://consent.example'],
    ['SAFETY_LINKS', 'Consent=javascript:alert(1)'],
    ['SAFETY_LINKS', '[tlh]Help=https://help.example'],
    ['DEMO', 'no-demo'],
    ['POSTHOG_KEY', 'a key with spaces'],
    ['POSTHOG_HOST', 'ftp://events.example'],
    ['CONTACT', 'somebody'],
    ['OPERATOR_NAME', '<b>Somebody</b>'],
    ['CONTACT', 'javascript:alert(1)'],
    ['IMPRINT_URL', 'http://survey.example/imprint'],
    ['PORT', 'http'],
    ['PORT', '3000.5'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['MASTER_KEY', 'short'],
    ['MASTER_KEY', Buffer.alloc(31).toString('base64')],
    ['MASTER_KEY_PREVIOUS', 'short'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', '-1'],
    ['TRUST_PROXY', '1.5'],
    ['TRUST_PROXY', '11'],
    ['REQUIRE_CONSENT', 'on'],
    ['HSTS', 'true'],
    ['ADMIN_KEY', 'fifteen-symbols'],
    ['ADMIN_KEY', 'anna=0123456789abcdef,anna=fedcba9876543210'],
    ['ADMIN_KEY', 'anna=0123456789abcdef,'],
    ['DATABASE_URL', 'mysql://localhost/spark'],
    ['DATABASE_URL', 'localhost'],
    ['MIGRATION_DATABASE_URL', 'mysql://localhost/spark'],
    ['PUBLIC_URL', 'www.mine.example'],
    ['PUBLIC_URL', 'ftp://mine.example'],
    ['MAIL_URL', 'mail.example'],
    ['MAIL_URL', 'http://mail.example'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'A <a@b.example>\r\nBcc: c@d.example'],
    ['CALIBRATION_PUBLIC_KEY', Buffer.alloc(32).toString('base64')],
    ['CALIBRATION_PUBLIC_KEY', Buffer.alloc(31, 1).toString('base64')],
    ['DRAIN_SECONDS', '-1'],
    ['DRAIN_SECONDS', '1 minute'],
    ['METRICS_PORT', '65536'],
    ['METRICS_PORT', 'on'],
    ['RATE_LIMIT_SCALE', 'much'],
    ['RATE_LIMIT_SCALE', '0'],
    ['AI_DAILY_TEXTS', '0'],
    ['AI_DAILY_TEXTS', '-1'],
    ['AI_DAILY_TEXTS', '2.5'],
    ['AI_DAILY_TEXTS', 'many'],
    ['AI_DAILY_TEXTS', '1000001'],
  ])('name %s where it is %s, and do not repeat it', (name, value) => {
    const lines = readComplaints({ [name]: value });
    expect(lines).toEqual([expect.stringMatching(new RegExp(`^${name}: .{10,}`))]);
    if (value.length > 4) expect(lines.join()).not.toContain(value);
  });

  test('name each wrong setting on its own line', () => {
    expect(
      readComplaints({ PORT: 'x', HSTS: 'x', LOG_LEVEL: 'x' }).map((line) => line.split(':')[0]),
    ).toEqual(['PORT', 'LOG_LEVEL', 'HSTS']);
  });

  test('refuse nonsense, unless they take any text', () => {
    const anyText = ['HOST', 'DATA_DIR', 'AI_API_KEY', 'BACKUP_DIR', 'METRICS_HOST'];
    const accepted = settingNames.filter((name) => {
      const [complaint = ''] = readComplaints({ [name]: '\u{1}' });
      return !complaint.startsWith(`${name}: `);
    });
    expect(accepted).toEqual(anyText);
  });
});
