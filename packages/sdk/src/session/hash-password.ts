import { md5 } from 'js-md5'

/** A password as the wire wants it (specification, section 5). The server hashes it again, slowly. */
export const hashPassword = (password: string): string => md5(password)
