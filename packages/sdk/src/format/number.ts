// chunk: page
const grouped = /* @__PURE__ */ new Intl.NumberFormat('zh-CN', { maximumFractionDigits: 6, signDisplay: 'negative' })

/**
 * A number for reading: thousands apart, six decimals at most, a half going away from zero, no trailing zeros, no minus
 * before 0 (specification, section 9). What is no number, or has no end, reads —.
 *
 * @example formatNumber(1234567.1) // '1,234,567.1'
 */
export const formatNumber = (value: number): string => (Number.isFinite(value) ? grouped.format(value) : '—')
