// Generated from the contract by `npm run gen`. Do not edit.
import type { CartChange } from '../types.gen.ts'

/** 变化. */
export const cartChangeLabels: Record<CartChange, string> = {"priceUp":"已涨价","priceDown":"已降价","stock":"库存不足","moq":"未达起订量","mpq":"不是包装量的倍数","off":"已下架"}
