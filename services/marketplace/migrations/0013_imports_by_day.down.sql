drop index imports_created;
