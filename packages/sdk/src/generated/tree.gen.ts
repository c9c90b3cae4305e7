// Generated from the contract by `npm run gen`. Do not edit.
import * as accountOps from './account.gen.ts'
import * as brandOps from './brand.gen.ts'
import * as datasheetOps from './datasheet.gen.ts'
import * as portalOps from './portal.gen.ts'

/** Every call, as the contract arranges them. */
export const tree = {
  account: { favour: { check: accountOps.favourCheck, list: accountOps.favourList, set: accountOps.favourSet }, feedback: { add: accountOps.feedbackAdd, categories: accountOps.feedbackCategories }, history: { clear: accountOps.historyClear, list: accountOps.historyList, remove: accountOps.historyRemove }, profile: { info: accountOps.profileInfo, myDetail: accountOps.profileMyDetail, update: accountOps.profileUpdate }, session: { checkRequiredData: accountOps.sessionCheckRequiredData, createExchange: accountOps.sessionCreateExchange, loginByCode: accountOps.sessionLoginByCode, loginByPassword: accountOps.sessionLoginByPassword, logout: accountOps.sessionLogout, redeemExchange: accountOps.sessionRedeemExchange, renew: accountOps.sessionRenew, sendNotice: accountOps.sessionSendNotice } },
  brand: { detail: brandOps.detail, hot: brandOps.hot, keywords: brandOps.keywords, list: brandOps.list },
  datasheet: { category: { tree: datasheetOps.categoryTree }, detail: datasheetOps.detail, detailOfBrand: datasheetOps.detailOfBrand, file: { downloads: datasheetOps.fileDownloads }, hot: datasheetOps.hot, keywordsOfBrand: datasheetOps.keywordsOfBrand, newest: datasheetOps.newest, ofBrand: datasheetOps.ofBrand, part: { detail: datasheetOps.partDetail, facets: datasheetOps.partFacets, models: datasheetOps.partModels, search: datasheetOps.partSearch }, publicDetail: datasheetOps.publicDetail, revisions: datasheetOps.revisions, search: { all: datasheetOps.searchAll, datasheets: datasheetOps.searchDatasheets, parse: datasheetOps.searchParse, suggest: datasheetOps.searchSuggest } },
  portal: { config: { figures: portalOps.configFigures, value: portalOps.configValue }, hotWord: { search: portalOps.hotWordSearch }, navigation: { friendlyLinks: portalOps.navigationFriendlyLinks, lists: portalOps.navigationLists } },
} as const
