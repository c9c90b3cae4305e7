import { cookiesIn } from '../app/cookies.ts'

/** The cookie that holds the answer of the required-data check (specification, section 3), until the browser closes. */
const name = 'perfectInformation'

/** Whether number and name of the person are known; undefined where nobody asked since the login. */
export function perfect(): boolean | undefined {
  const value = cookiesIn(document.cookie).get(name)
  return value === undefined ? undefined : value === 'true'
}

export function notePerfect(isPerfect: boolean): void {
  document.cookie = `${name}=${isPerfect}; path=/; samesite=lax`
}
