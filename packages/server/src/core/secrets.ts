import { createHash, randomBytes, randomInt } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** A secret nobody can guess: 32 random bytes. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** Six digits. */
export const newCode = (): string => randomInt(0, 1_000_000).toString().padStart(6, '0')

/** How a secret is kept: long random ones need no slow hash. */
export const digest = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** A code of six digits is kept with its number, so that equal codes of two people do not look equal. */
export const digestOfCode = (mobile: string, code: string): string => digest(`${mobile} ${code}`)

/** OWASP's floor for argon2id: 19 MiB, 2 rounds, 1 lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, cost)
export const isPassword = (stored: string, password: string): Promise<boolean> => verify(stored, password)

/** Checked when there is no account or no password, so that both take as long. */
export const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$Y2hlY2tlZC1zby10aGF0LXRpbWUtdGVsbHMtbm90aGk'
