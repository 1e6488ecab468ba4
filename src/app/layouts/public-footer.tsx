import { useId } from 'react';
import { Link } from 'react-router-dom';
import { HomeLink } from './home-link.tsx';
import styles from './public-footer.module.css';
import { departmentLinks } from './public-navigation.tsx';

interface FooterColumn {
  readonly title: string;
  readonly links: readonly { readonly path: string; readonly label: string }[];
}

const forVisitors = 'Get started';

const columns: readonly FooterColumn[] = [
  { title: 'Departments', links: departmentLinks },
  {
    title: forVisitors,
    links: [
      { path: '/crew/signup', label: 'Join as crew' },
      { path: '/vendor/signup', label: 'Sell as a supplier' },
      { path: '/service/signup', label: 'Offer services' },
      { path: '/login', label: 'Sign in' },
    ],
  },
  {
    title: 'Company',
    links: [
      { path: '/about-us', label: 'About us' },
      { path: '/resource-center', label: 'Resource centre' },
      { path: '/resource-center#how-it-works', label: 'Help' },
      { path: '/contact-us', label: 'Contact us' },
      { path: '/coming-soon', label: 'Coming soon' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { path: '/privacy-policy', label: 'Privacy policy' },
      { path: '/terms-and-conditions', label: 'Terms and conditions' },
    ],
  },
];

function Column({ title, links }: FooterColumn) {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.links}>
        {links.map(({ path, label }) => (
          <li key={path}>
            <Link to={path} className={styles.link}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The company, its address, and links to everything else: the ways in only for who isn’t signed in. */
export function PublicFooter({ isSignedIn }: { readonly isSignedIn: boolean }) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.who}>
          <HomeLink />
          <p>Quayside connects yacht crews with the people ashore who supply and look after their yachts.</p>
          <p>
            Active in the Mediterranean, the Adriatic, Florida and the Caribbean:{' '}
            <Link to="/#ports" className={styles.link}>
              the ports we serve
            </Link>
            .
          </p>
        </div>
        <div className={styles.columns}>
          {columns.map((column) =>
            isSignedIn && column.title === forVisitors ? null : <Column key={column.title} {...column} />,
          )}
        </div>
      </div>
    </footer>
  );
}
