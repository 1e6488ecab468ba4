import { S3Client } from '@aws-sdk/client-s3';
import { AwsS3StorageAdapter } from '@flystorage/aws-s3';
import { FileStorage } from '@flystorage/file-storage';
import { createFileStore, type FileStore } from './file-store.ts';
import type { S3Location } from './s3-location.ts';

const timeoutMs = 30_000;

/** The files in a bucket, without accessing it yet. */
export function createS3Bucket({ bucket, prefix, client }: S3Location): FileStore {
  const adapter = new AwsS3StorageAdapter(new S3Client(client), { bucket, prefix });
  return createFileStore(new FileStorage(adapter, undefined, { timeout: { timeout: timeoutMs } }));
}
