import type { Client } from '@xinpu/sdk'
import * as brand from '@xinpu/sdk/brand'
import * as portal from '@xinpu/sdk/portal'
import { query } from '@xinpu/sdk/query'

const oneHour = 3_600_000

export const figures = (call: Client) => ({ ...query(call, portal.configFigures, {}), staleTime: oneHour })

export const hotWords = (call: Client) => ({ ...query(call, portal.hotWordSearch, { size: 8 }), staleTime: oneHour })

export const hotBrands = (call: Client) => ({ ...query(call, brand.hot, { size: 16 }), staleTime: oneHour })
