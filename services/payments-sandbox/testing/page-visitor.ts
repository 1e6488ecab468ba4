interface SeenPage {
  readonly status: number;
  /** The redirect target; null if it shows a page. */
  readonly location: string | null;
  readonly headers: Headers;
  readonly text: string;
}

export interface PageVisitor {
  open(url: string): Promise<SeenPage>;
  send(url: string, fields: Readonly<Record<string, string>>): Promise<SeenPage>;
}

/** A minimal browser for the hosted pages: it keeps cookies per origin and stops at redirects. */
export function newPageVisitor(): PageVisitor {
  const cookies = new Map<string, string>();
  const call = async (url: string, init: RequestInit): Promise<SeenPage> => {
    const cookie = cookies.get(new URL(url).pathname);
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      ...(cookie !== undefined && { headers: { cookie } }),
    });
    const set = response.headers.get('set-cookie');
    if (set !== null) {
      const [pair = '', ...attributes] = set.split('; ');
      const scope = attributes.find((attribute) => attribute.startsWith('Path='));
      cookies.set(scope?.slice('Path='.length) ?? '/', pair);
    }
    return {
      status: response.status,
      location: response.headers.get('location'),
      headers: response.headers,
      text: await response.text(),
    };
  };
  return {
    open: (url) => call(url, {}),
    send: (url, fields) => call(url, { method: 'POST', body: new URLSearchParams(fields) }),
  };
}

/** A valid first submission. */
export const wholeCompany = {
  business_type: 'company',
  company_name: 'Xarxa Chandlery',
  company_number: 'B-0700 0002',
  website: 'xarxa.example.com',
  first_name: 'Aina',
  last_name: 'Riera',
  birth_date: '1979-02-28',
  iban: 'ES91 2100 0418 4502 0005 1332',
  terms: 'accepted',
  intent: 'submit',
} as const;
