/**
 * The screens of everybody but the home page. In a file of their own because every import names all the files that it brings along: the page most
 * people see first need not carry those names.
 */
export const loadDepartment = () => import('./department/department-screen.tsx');
export const loadProduct = () => import('./product/product-screen.tsx');
export const loadService = () => import('./service/service-screen.tsx');
export const loadDirectory = () => import('./directory/directory-screen.tsx');
