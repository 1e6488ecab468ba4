interface VatRegister {
  readonly name: string;
  readonly url: string;
}

const vies: VatRegister = {
  name: 'VIES',
  url: 'https://ec.europa.eu/taxation_customs/vies/#/vat-validation',
};

/** Outside the Union; Northern Ireland (XI) is in VIES. */
const ofOthers: Readonly<Record<string, VatRegister>> = {
  GB: { name: 'the UK register', url: 'https://www.gov.uk/check-uk-vat-number' },
  CH: { name: 'the UID register', url: 'https://www.uid.admin.ch' },
  NO: { name: 'Brønnøysund', url: 'https://www.brreg.no' },
};

/** Where anybody can look up a valid VAT ID, by the letters that it begins with. */
export const vatRegisterOf = (vatId: string): VatRegister =>
  // Swiss numbers begin with CHE.
  ofOthers[vatId.slice(0, 2)] ?? vies;
