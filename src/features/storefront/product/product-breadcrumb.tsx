import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { departmentNames } from '../search/market-search.ts';
import type { Product } from './product-data.ts';
import styles from './product-view.module.css';

type Placed = Pick<Product, 'departments' | 'category'>;

interface ProductBreadcrumbProps {
  readonly product: Placed;
  /** The address of the search that the user comes from, or null. */
  readonly from: string | null;
}

/** The department that the user comes from, or the product's first. */
function departmentOf({ departments }: Placed, from: string | null) {
  const path = from?.split('?')[0];
  return departments.find((slug) => `/${slug}` === path) ?? departments[0];
}

/** Links back to the search, and up to department and category. */
export function ProductBreadcrumb({ product, from }: ProductBreadcrumbProps) {
  const department = departmentOf(product, from);
  const { category } = product;
  // A category may have the same name as its department.
  const isOwnStep =
    category !== null &&
    (department === undefined || category.toLowerCase() !== departmentNames[department].toLowerCase());
  const ofCategory = new URLSearchParams(category === null ? {} : { category });
  return (
    <nav aria-label="Breadcrumb" className={styles.breadcrumb}>
      {from ? (
        <Link to={from} className={styles.back}>
          <ArrowLeft size={16} aria-hidden />
          Back to the results
        </Link>
      ) : null}
      <ol>
        <li>
          <Link to="/">Home</Link>
        </li>
        {department ? (
          <li>
            <Link to={`/${department}`}>{departmentNames[department]}</Link>
          </li>
        ) : null}
        {isOwnStep ? (
          <li>
            <Link to={`/${department ?? ''}?${ofCategory.toString()}`}>{category}</Link>
          </li>
        ) : null}
      </ol>
    </nav>
  );
}
