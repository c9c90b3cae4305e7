import type { Api } from '@xinpu/sdk/full'
import { query } from '@xinpu/sdk/query'

const oneHour = 3_600_000

export const figures = (api: Api) => ({ ...query(api.portal.config.figures, {}), staleTime: oneHour })

export const hotWords = (api: Api) => ({ ...query(api.portal.hotWord.search, { size: 8 }), staleTime: oneHour })

export const navigation = (api: Api) => ({ ...query(api.portal.navigation.lists, {}), staleTime: oneHour })

export const friendlyLinks = (api: Api) => ({ ...query(api.portal.navigation.friendlyLinks, {}), staleTime: oneHour })

export const hotBrands = (api: Api) => ({ ...query(api.brand.hot, { size: 16 }), staleTime: oneHour })
