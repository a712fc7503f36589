/**
 * The consent as a record for its owner, with the fields of ISO/IEC TS 27560:2023 and the terms of
 * W3C's Data Privacy Vocabulary (w3id.org/dpv). What only the operator knows, such as the place of
 * the server, is left to the privacy notice.
 */

import type { Reply } from '../../../contract/endpoints.ts';
import type { Site } from '../../../contract/site.ts';
import { consent } from '../../../domain/consent-words.ts';
import { consentVersion } from '../../../domain/survey.ts';

type Consent = NonNullable<Reply<'exportData'>['account']['consent']>;
type ConsentRecord = NonNullable<Reply<'exportData'>['consentRecord']>;

/** The English text of each version, and how it was given. */
const versions: Readonly<Record<string, { readonly text: string; readonly type: string }>> = {
  '2026-11': {
    text: 'By going on you confirm that you are 18 or older and agree that your answers are stored to make your profile.',
    type: 'dpv:ExpressedConsent',
  },
  [consentVersion]: { text: consent, type: 'dpv:ExplicitlyExpressedConsent' },
};

export function makeConsentRecord(
  { version, day }: Consent,
  userId: string,
  { publicUrl, operator, contact }: Pick<Site, 'operator' | 'contact'> & { publicUrl: string },
): ConsentRecord {
  const { text, type } = versions[version] ?? { text: null, type: 'dpv:ExpressedConsent' };
  return {
    schema_version: 'https://w3id.org/dpv/schema/dpv-27560#record',
    record_id: `${userId}/consent/${version}`,
    pii_principal_id: userId,
    privacy_notice: `${publicUrl}/privacy`,
    purposes: [
      {
        purpose: text,
        purpose_type: 'dpv:ServicePersonalisation',
        lawful_basis: 'eu-gdpr:A9-2-a',
        pii_information: [
          { pii_type: 'pd:SexualPreference', special_pii_category: true, pii_optional: true },
        ],
        pii_controllers: ['operator'],
        processing_method: ['dpv:Store', 'dpv:Derive'],
        retention_period: 'Until the account is deleted, or nobody has used it for 24 months.',
        recipient_third_parties: [],
        withdrawal_method: `${publicUrl}/profile/edit: 'Delete my account'`,
      },
    ],
    party_identification: [
      {
        party_id: 'operator',
        party_name: operator,
        party_contact: contact,
        party_role: 'dpv:DataController',
      },
    ],
    event: [
      { event_time: day, event_type: type, event_state: 'dpv:ConsentGiven', entity_id: userId },
    ],
  };
}
