import type { Client } from '@xinpu/sdk'
import { query } from '@xinpu/sdk/query'
import * as stock from '@xinpu/sdk/stock'
import type { MyStockListInput, StockListInput } from '@xinpu/sdk/stock'

/** Lines of a page of stock. */
export const stockPageSize = 20

/** A page of the lines of one's own enterprise. */
export const myStock = (call: Client, input: MyStockListInput) => query(call, stock.myStockList, input)

/** A page of what companies say they hold. */
export const stockOf = (call: Client, input: StockListInput) => query(call, stock.stockList, input)

/** One line, with whom to call. */
export const stockLine = (call: Client, id: number) => query(call, stock.stockDetail, { id })
