/** The agreement that each tab of the terms shows. */
export const termsKinds = { privacy: 'privacy', agreement: 'service' } as const

export type TermsTab = keyof typeof termsKinds
