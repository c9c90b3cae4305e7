const codes = new Set(['ENOSPC', 'EDQUOT', '53100'])

/** What the system says of a full disk or a quota that is used up, and what PostgreSQL does. */
export const isDiskFull = (error: unknown): boolean => codes.has(String((error as { code?: string }).code))
