import type { CrewProfile } from '../../../api/index.ts';

/** The profile as form values; an empty string for a missing value. */
export interface ProfileValues {
  position: string;
  yachtName: string;
  nationality: string;
  about: string;
  licences: LicenceValues[];
}

export interface LicenceValues {
  name: string;
  number: string;
  /** YYYY-MM-DD, or empty if it does not expire. */
  expiresOn: string;
}

export const noLicence: LicenceValues = { name: '', number: '', expiresOn: '' };

export function valuesOfProfile(profile: CrewProfile | null): ProfileValues {
  return {
    position: profile?.position ?? '',
    yachtName: profile?.yachtName ?? '',
    nationality: profile?.nationality ?? '',
    about: profile?.about ?? '',
    licences: (profile?.licences ?? []).map(({ name, number, expiresOn }) => ({
      name,
      number: number ?? '',
      expiresOn: expiresOn ?? '',
    })),
  };
}

const textOrNull = (text: string): string | null => text.trim() || null;

export function profileOf(values: ProfileValues): CrewProfile {
  return {
    position: textOrNull(values.position),
    yachtName: textOrNull(values.yachtName),
    nationality: textOrNull(values.nationality),
    about: textOrNull(values.about),
    licences: values.licences.map(({ name, number, expiresOn }) => ({
      name: name.trim(),
      number: textOrNull(number),
      expiresOn: textOrNull(expiresOn),
    })),
  };
}
