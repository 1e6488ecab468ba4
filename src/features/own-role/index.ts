export { ChangedBy, ReadOnlyNotice, RoleNotice, UsedBy, useMay, useVendor, vendorKey } from './own-role.tsx';
