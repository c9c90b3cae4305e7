/** Hides the middle of a phone number: 138****0000, with its area kept in front. */
export const maskMobile = (mobile: string): string => mobile.replace(/(\d{2,3})\d{4}(\d{2,4})$/, '$1****$2')
