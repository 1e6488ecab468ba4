export { ChangedBy, RoleNotice, UsedBy, useMay, useVendor, vendorKey } from './own-role.tsx';
