import { Search } from 'lucide-react';
import { useState } from 'react';
import { Button, CheckboxField, TextField } from '../../ui/index.ts';
import styles from './ports-field.module.css';

export interface PortChoice {
  readonly slug: string;
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

interface PortsFieldProps {
  /** The field's name, to which the form's summary links. */
  name: string;
  label: string;
  ports: readonly PortChoice[];
  /** Slugs. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

interface Country {
  code: string;
  name: string;
  ports: PortChoice[];
}

/** Without accents and case, for searching. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function byCountry(ports: readonly PortChoice[]): Country[] {
  const names = new Intl.DisplayNames('en-GB', { type: 'region' });
  return [...Map.groupBy(ports, ({ country }) => country)]
    .map(([code, own]) => ({
      code,
      name: names.of(code) ?? code,
      ports: own.toSorted((a, b) => a.name.localeCompare(b.name, 'en-GB')),
    }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en-GB'));
}

/** Ports by country: search by name, choose one by one or a whole country at once. */
export function PortsField({ name, label, ports, chosen, onChange }: PortsFieldProps) {
  const [wanted, setWanted] = useState('');
  const countries = byCountry(ports);
  const matches = (country: Country, port: PortChoice) =>
    plain(`${port.name} ${country.name}`).includes(plain(wanted.trim()));
  const shown = countries
    .map((country) => ({ ...country, ports: country.ports.filter((port) => matches(country, port)) }))
    .filter((country) => country.ports.length > 0);
  const isChosen = (slug: string) => chosen.includes(slug);
  const change = (slugs: readonly string[], add: boolean) =>
    onChange(add ? [...new Set([...chosen, ...slugs])] : chosen.filter((slug) => !slugs.includes(slug)));
  const found = shown.reduce((sum, country) => sum + country.ports.length, 0);

  return (
    <div className={styles.ports} role="group" aria-label={label}>
      <div className={styles.top}>
        <TextField
          label={label}
          name={name}
          type="search"
          placeholder="Port or country"
          before={<Search size={16} aria-hidden />}
          value={wanted}
          onChange={(event) => setWanted(event.currentTarget.value)}
          onKeyDown={(event) => {
            // Enter in the search field does not submit the form.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
        <p className={styles.count} role="status">
          {chosen.length === 0 ? 'None chosen' : `${chosen.length} chosen`}
          {wanted.trim() ? ` · ${found} found` : ''}
        </p>
      </div>
      {shown.length === 0 ? (
        <p className={styles.none}>
          {ports.length === 0 ? 'There are no ports yet.' : `No ports match “${wanted.trim()}”.`}{' '}
          {wanted.trim() ? (
            <Button type="button" variant="ghost" onClick={() => setWanted('')}>
              Show all
            </Button>
          ) : null}
        </p>
      ) : null}
      {shown.map((country) => {
        const slugs = country.ports.map(({ slug }) => slug);
        const all = slugs.every(isChosen);
        return (
          <fieldset key={country.code} className={styles.country}>
            <legend className={styles.legend}>{country.name}</legend>
            {slugs.length > 1 ? (
              <Button
                type="button"
                variant="ghost"
                size="2"
                className={styles.all}
                onClick={() => change(slugs, !all)}
              >
                {all ? `None of ${country.name}` : `All of ${country.name}`}
              </Button>
            ) : null}
            <div className={styles.list}>
              {country.ports.map(({ slug, name }) => (
                <CheckboxField
                  key={slug}
                  label={name}
                  checked={isChosen(slug)}
                  onChange={(event) => change([slug], event.currentTarget.checked)}
                />
              ))}
            </div>
          </fieldset>
        );
      })}
    </div>
  );
}
