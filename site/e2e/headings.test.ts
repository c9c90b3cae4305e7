import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { origin, userAgent } from './browser.ts'
import { datasheetWith, partOf, resultsPath } from './catalogue.ts'

const { id, brandId, categoryId, model, specId } = await partOf('STM32F103C8T6')
const other = await partOf('STM32F103CBT6')
const sheet = await datasheetWith(2)

/** An address of every page, by the file of its route. */
const pages: Record<string, readonly string[]> = {
  'index.tsx': ['/'],
  'about.tsx': ['/about'],
  'ai.tsx': ['/ai', '/ai?q=3.3V%20%E7%A8%B3%E5%8E%8B%E5%99%A8'],
  'contactUs.tsx': ['/contactUs'],
  'disclaimer.tsx': ['/disclaimer', '/disclaimer?version=1'],
  'privacy.tsx': ['/privacy', '/privacy?tab=agreement', '/privacy?version=9999'],
  'huiyuan.tsx': ['/huiyuan', '/huiyuan?levelId=3'],
  'im.tsx': ['/im'],
  'register.tsx': ['/register', '/register?kind=enterprise', '/register?isForget=true'],
  'promoteRegistration.tsx': ['/promoteRegistration'],
  'add.tsx': ['/add'],
  'upload.tsx': ['/upload'],
  'share/$key.tsx': ['/share/0000000000000000000000'],
  'ErrorPages/404.tsx': ['/ErrorPages/404', '/no/such/page'],
  'mobile/$.tsx': ['/mobile/no/such/page'],
  'mobile/index.tsx': ['/mobile'],
  'brandDetail/$.tsx': [`/brandDetail/${brandId}`, '/brandDetail/999999'],
  'brandDetail/agentList/$.tsx': [`/brandDetail/agentList/${brandId}`],
  'brandDetail/companyInfo/$id.tsx': [`/brandDetail/companyInfo/${brandId}`],
  'brandDetail/contactInfo/$id.tsx': [`/brandDetail/contactInfo/${brandId}`],
  'brandDetail/specification/$.tsx': [`/brandDetail/specification/${brandId}`],
  'brandDetail/trader/$.tsx': [`/brandDetail/trader/${brandId}`],
  'brandList/$type.tsx': ['/brandList/0', '/brandList/1'],
  'datasheet/index.tsx': ['/datasheet'],
  'datasheet/datasheetBrand/$.tsx': ['/datasheet/datasheetBrand', `/datasheet/datasheetBrand/${brandId}`],
  'datasheet/datasheetCategory/$.tsx': ['/datasheet/datasheetCategory', `/datasheet/datasheetCategory/${categoryId}`],
  'datasheet/datasheetDetail/$.tsx': [`/datasheet/datasheetDetail/${id}/${model.toLowerCase()}`],
  'datasheet/datasheetSearch/$search.tsx': [resultsPath('stm32f103'), resultsPath('没有这样的东西')],
  'inquiry/homepage.tsx': ['/inquiry/homepage'],
  'inquiry/index/$.tsx': ['/inquiry/index/1/0', '/inquiry/index/0/0?keywords=nothing'],
  'inquiry/index_old/$.tsx': ['/inquiry/index_old/1/0'],
  'inquiry/demandDetails/$id.tsx': ['/inquiry/demandDetails/1', '/inquiry/demandDetails/999999'],
  'inquiry/enquiry/$id.tsx': ['/inquiry/enquiry/1'],
  'inquiry/createRequirements.tsx': ['/inquiry/createRequirements'],
  'inquiry/inquiryMore/$.tsx': ['/inquiry/inquiryMore/stock/0', '/inquiry/inquiryMore/stock/0?keywords=nothing'],
  'inquiry/companySearch.tsx': ['/inquiry/companySearch', '/inquiry/companySearch?keywords=nothing'],
  'inquiry/corporateHome/$id.tsx': ['/inquiry/corporateHome/1', '/inquiry/corporateHome/999999'],
  'inquiry/batchSearch.tsx': ['/inquiry/batchSearch'],
  'inquiry/batchUpload.tsx': ['/inquiry/batchUpload'],
  'inquiry/batchUploadNew.tsx': ['/inquiry/batchUploadNew'],
  'mall/index/$.tsx': ['/mall/index/1', '/mall/index/1?keywords=nothing'],
  'mall/productDetails/$id.tsx': ['/mall/productDetails/1', '/mall/productDetails/999999'],
  'mall/businessmen/$.tsx': ['/mall/businessmen', '/mall/businessmen/1', '/mall/businessmen/999999'],
  'mall/companySearch.tsx': ['/mall/companySearch', '/mall/companySearch?keywords=nothing'],
  'mall/cart.tsx': ['/mall/cart'],
  'mall/orderCreate.tsx': ['/mall/orderCreate?goodsId=1&qty=100'],
  'mall/payOrder.tsx': ['/mall/payOrder?payOrderId=1'],
  'mall/userCenter/$.tsx': [
    '/mall/userCenter',
    '/mall/userCenter?role=seller',
    '/mall/userCenter/addressList',
    '/mall/userCenter/invoiceManagement',
    '/mall/userCenter/myFavour',
    '/mall/userCenter?tab=bargain',
    '/mall/userCenter/myOrder/CNY',
    '/mall/userCenter/myOrder/orderDetail/1',
  ],
  'events.tsx': ['/events', '/events?id=1', '/events?status=1'],
  'circle/index.tsx': ['/circle', '/circle?tab=follow', '/circle?keywords=nothing'],
  'circle/allCircle/$page.tsx': ['/circle/allCircle/1', '/circle/allCircle/1?keywords=nothing'],
  'circle/circleDetail/$.tsx': [
    '/circle/circleDetail/1',
    '/circle/circleDetail/1?tab=members',
    '/circle/circleDetail/999999',
  ],
  'circle/circleContent/$id.tsx': ['/circle/circleContent/1', '/circle/circleContent/999999'],
  'circle/publishCircle/$id.tsx': ['/circle/publishCircle/0', '/circle/publishCircle/1'],
  'news/index/$page.tsx': ['/news/index/1'],
  'news/channel/$.tsx': ['/news/channel/1'],
  'news/channelNews.tsx': ['/news/channelNews'],
  'news/search.tsx': ['/news/search', '/news/search?keywords=nothing'],
  'news/author.tsx': ['/news/author?id=1'],
  'news/article-details/$id.tsx': ['/news/article-details/1', '/news/article-details/999999'],
  'news/article-details-v1.tsx': ['/news/article-details-v1?id=1'],
  'news/attention-news/$page.tsx': ['/news/attention-news/1'],
  'news/financialReport.tsx': ['/news/financialReport', '/news/financialReport?year=1995&quarter=0'],
  'news/recruit.tsx': ['/news/recruit', '/news/recruit?keywords=nothing'],
  'news/recruitDetail/$id.tsx': ['/news/recruitDetail/1', '/news/recruitDetail/999999'],
  'agentList/index/$.tsx': ['/agentList/index/1'],
  'agentList/agentDetail/$.tsx': ['/agentList/agentDetail/1', '/agentList/agentDetail/999999'],
  'agentList/merchant/index/$.tsx': ['/agentList/merchant/index/1'],
  'agentList/merchant/merchantDetail/$.tsx': ['/agentList/merchant/merchantDetail/1'],
  'inquiry/agentProductDetails/$id.tsx': ['/inquiry/agentProductDetails/1', '/inquiry/agentProductDetails/999999'],
  'checkEnterprise/index.tsx': ['/checkEnterprise'],
  'checkEnterprise/searchList.tsx': ['/checkEnterprise/searchList?keywords=nothing'],
  'checkEnterprise/companyDetail/$id.tsx': [
    '/checkEnterprise/companyDetail/1',
    '/checkEnterprise/companyDetail/999999',
  ],
  'checkEnterprise/annualReport/$id.tsx': ['/checkEnterprise/annualReport/1'],
  'checkEnterprise/riskDetail/$id.tsx': ['/checkEnterprise/riskDetail/1'],
  'checkEnterprise/snapShot/$id.tsx': ['/checkEnterprise/snapShot/1'],
  'checkEnterprise/eyePersonnel.tsx': ['/checkEnterprise/eyePersonnel?id=1&staffId=1'],
  'checkEnterprise/compare.tsx': ['/checkEnterprise/compare?ids=1,2', '/checkEnterprise/compare'],
  'mall/enterGarrison.tsx': ['/mall/enterGarrison'],
  'prefecture/index.tsx': ['/prefecture'],
  'prefecture/circuitScheme.tsx': ['/prefecture/circuitScheme', '/prefecture/circuitScheme?id=1'],
  'prefecture/courseMaterial.tsx': ['/prefecture/courseMaterial'],
  'prefecture/courseMaterialDetail.tsx': ['/prefecture/courseMaterialDetail?id=13', '/prefecture/courseMaterialDetail'],
  'prefecture/datum.tsx': ['/prefecture/datum'],
  'prefecture/datumDetail.tsx': ['/prefecture/datumDetail?id=18'],
  'prefecture/specialColumn.tsx': ['/prefecture/specialColumn'],
  'prefecture/specialColumnSearch.tsx': ['/prefecture/specialColumnSearch?keywords=CAN'],
  'prefecture/article-details/$id.tsx': ['/prefecture/article-details/1', '/prefecture/article-details/999999'],
  'prefecture/popularAuthor.tsx': ['/prefecture/popularAuthor'],
  'prefecture/originalData/$id.tsx': ['/prefecture/originalData/1', '/prefecture/originalData/999999'],
  'prefecture/originalDataDetail.tsx': ['/prefecture/originalDataDetail?id=1'],
  'prefecture/originalDateRecommend/$page.tsx': ['/prefecture/originalDateRecommend/1'],
  'prefecture/electronicComponentList/$.tsx': [
    '/prefecture/electronicComponentList',
    `/prefecture/electronicComponentList/${categoryId}`,
  ],
  'prefecture/electronicComponentList/compare.tsx': [
    `/prefecture/electronicComponentList/compare?ids=${id},${other.id}`,
    '/prefecture/electronicComponentList/compare',
  ],
  'specification/$search.tsx': ['/specification/ADC'],
  'specification/specification_info/$id.tsx': [`/specification/specification_info/${sheet.id}`],
  'specification_detail/$id.tsx': [`/specification_detail/${specId}`],
  'specification_outside_detail/$id.tsx': ['/specification_outside_detail/999999'],
  'specification_{$product}_detail.tsx': [`/specification_${model}_detail`, '/specification_LM358-NO-SUCH-PART_detail'],
  'userCenter/$.tsx': [
    '/userCenter?type=1',
    '/userCenter?type=23',
    '/userCenter/accountSetting?type=7',
    '/userCenter/inquiryManage/myInquiry?type=15',
    '/userCenter/taskList/taskList',
    '/userCenter/manage/companyManage?type=16',
  ],
}

it('every route is looked at', () => {
  const routes = readdirSync(join(import.meta.dirname, '../src/routes'), { recursive: true, encoding: 'utf8' })
  expect(routes.filter((name) => name.endsWith('.tsx') && name !== '__root.tsx').sort()).toEqual(
    Object.keys(pages).sort(),
  )
})

it.each(Object.values(pages).flat())('%s has one heading of the first level when it arrives', async (path) => {
  const html = await (await fetch(`${origin()}${path}`, { headers: { 'user-agent': userAgent } })).text()
  expect(html.match(/<h1[\s>]/g)).toHaveLength(1)
})
