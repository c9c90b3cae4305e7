export type PasswordStrength = 'weak' | 'fair' | 'strong'

const least = 8
const most = 64

/** What is wrong with a password that is being chosen. */
export function passwordFault(password: string): string | null {
  if (password === '') return '请输入密码'
  if (password.length < least || password.length > most) return `密码为 ${least}–${most} 位`
  if (!/[a-z]/i.test(password) || !/\d/.test(password)) return '密码至少要有字母和数字'
  return null
}

/** How hard it is to guess: its length counts first, then how many kinds of characters it has. */
export function passwordStrength(password: string): PasswordStrength {
  if (passwordFault(password) || new Set(password).size < 5) return 'weak'
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/].filter((kind) => kind.test(password)).length
  return password.length >= 16 || (password.length >= 12 && kinds >= 3) ? 'strong' : 'fair'
}
