const grouped = new Intl.NumberFormat('zh-CN', { maximumFractionDigits: 6 })

/** Thousands apart, six decimals at most, no trailing zeros (specification, section 9). */
export const formatNumber = (value: number): string => grouped.format(value)
