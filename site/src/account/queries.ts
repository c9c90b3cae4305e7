import type { Client } from '@xinpu/sdk'
import * as account from '@xinpu/sdk/account'
import { query } from '@xinpu/sdk/query'

export const feedbackCategories = (call: Client) => query(call, account.feedbackCategories, {})

export const recentDatasheets = (call: Client) => query(call, account.historyList, { type: 1, pageSize: 20 })

/** Which rooms are open to the person. */
export const identity = (call: Client) => query(call, account.profileIdentity, {})
