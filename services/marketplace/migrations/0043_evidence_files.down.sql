drop table evidence_files;
