export {
  ChangedBy,
  ReadOnlyNotice,
  RoleNotice,
  UsedBy,
  useMay,
  useVendor,
  vendorKey,
} from './vendor-role.tsx';
