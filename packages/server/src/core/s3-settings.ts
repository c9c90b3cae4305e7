import * as z from 'zod'
import { OperatorError } from './operator-error.ts'

const address = z.url({ protocol: /^https?$/ })

/** Where files are kept, and how a bucket is reached. */
export const s3Environment = {
  FILES: z.enum(['folder', 's3']).default('folder'),
  S3_ENDPOINT: address.optional(),
  S3_PUBLIC_ENDPOINT: address.optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_KEY_ID: z.string().optional(),
  S3_KEY_SECRET: z.string().optional(),
  S3_PATH_STYLE: z.enum(['0', '1', 'true', 'false']).default('0'),
}

/** A bucket of any service that speaks S3. */
export interface S3Settings {
  /** Absent means AWS. */
  endpoint: string | undefined
  /** Where browsers reach the bucket: downloads are then fetched from there. Absent, they all go through the server. */
  publicEndpoint: string | undefined
  bucket: string
  region: string
  keyId: string
  keySecret: string
  /** Whether the bucket stands in the path of an address, and not in its host. */
  isPathStyle: boolean
}

/** The bucket of the settings, whether files are kept there or are yet to be moved there. */
export function s3Of(values: z.infer<z.ZodObject<typeof s3Environment>>): S3Settings | undefined {
  const { S3_BUCKET: bucket, S3_KEY_ID: keyId, S3_KEY_SECRET: keySecret } = values
  if (values.FILES === 'folder' && !bucket) return undefined
  if (!bucket || !keyId || !keySecret)
    throw new OperatorError(
      `${values.FILES === 's3' ? 'FILES is s3' : 'S3_BUCKET is set'}, so S3_BUCKET, S3_KEY_ID and S3_KEY_SECRET are needed too.`,
    )
  return {
    endpoint: values.S3_ENDPOINT,
    publicEndpoint: values.S3_PUBLIC_ENDPOINT,
    bucket,
    region: values.S3_REGION,
    keyId,
    keySecret,
    isPathStyle: ['1', 'true'].includes(values.S3_PATH_STYLE),
  }
}
