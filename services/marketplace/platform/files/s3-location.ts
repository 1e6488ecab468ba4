import type { S3ClientConfig } from '@aws-sdk/client-s3';

export type S3Location = {
  readonly bucket: string;
  readonly prefix: string;
  readonly client: S3ClientConfig;
};

/**
 * Parses `s3://bucket/prefix?region=eu-south-1&endpoint=https://s3.example.com`; `endpoint` is for stores other than
 * Amazon's. Credentials are found as by Amazon's own tools. Throws one sentence if something is missing.
 */
export function s3Location(filesUrl: URL, variable: string): S3Location {
  const region = filesUrl.searchParams.get('region');
  const endpoint = filesUrl.searchParams.get('endpoint');
  if (filesUrl.hostname === '' || region === null) {
    throw new Error(`${variable} must name a bucket and its region: s3://bucket?region=eu-south-1.`);
  }
  if (endpoint !== null && !/^https?:$/.test(URL.parse(endpoint)?.protocol ?? '')) {
    throw new Error(`The endpoint in ${variable} must be an http or https address.`);
  }
  // Other stores than Amazon's have the bucket in the path, and not all support its newer checksums.
  const elsewhere = endpoint === null ? {} : { endpoint, forcePathStyle: true };
  return {
    bucket: filesUrl.hostname,
    prefix: filesUrl.pathname.replaceAll(/^\/+|\/+$/g, ''),
    client: { region, requestChecksumCalculation: 'WHEN_REQUIRED', maxAttempts: 3, ...elsewhere },
  };
}
