// Generated from the contract by `npm run gen`. Do not edit.
import type { RulesOf } from '../rules/rule.ts'
import type { MyGoodsAddInput } from './mall.gen.ts'

/** What mall.myGoods.add takes of each field. */
export const goodsRules: RulesOf<Omit<MyGoodsAddInput, 'lots' | 'ladderPrices'>> = {
  name: { label: "商品名称", type: "string", isRequired: true, said: "请输入商品名称", isTrimmed: true, checks: [["min", 1, "请输入商品名称"], ["max", 100, "商品名称最多 100 个字"], ["folded", 300, "商品名称最多 100 个字"]] },
  model: { label: "型号", type: "string", isRequired: true, said: "请输入型号", isTrimmed: true, checks: [["min", 1, "请输入型号"], ["max", 80, "型号最多 80 个字"], ["folded", 240, "型号最多 80 个字"]] },
  brandId: { label: "品牌", type: "number", isRequired: true, said: "请选择品牌", checks: [["min", 1, "请选择品牌"], ["max", 2147483647, "品牌不存在"]] },
  categoryId: { label: "分类", type: "number", isRequired: true, said: "请选择分类", checks: [["min", 1, "请选择分类"], ["max", 2147483647, "分类不存在"]] },
  imgUrl: { label: "主图", type: "string", isRequired: false, said: "请上传主图", checks: [["min", 1, "请上传主图"]] },
  images: { label: "商品图片", type: "array", isRequired: false, said: "请选择商品图片", item: { label: "商品图片", type: "string", isRequired: true, said: "请上传商品图片", checks: [["like", /^(?:https?:\/)?\/[^\s<>"'\\]+$/, "请上传商品图片"], ["max", 2048, "商品图片的地址过长"]] }, checks: [["min", 0, "商品图片至少 0 项"], ["max", 9, "商品图片最多 9 项"]] },
  package: { label: "封装", type: "string", isRequired: false, said: "封装须为文字", isTrimmed: true, checks: [["max", 60, "封装最多 60 个字"], ["folded", 180, "封装最多 60 个字"]] },
  moq: { label: "起订量", type: "number", isRequired: true, said: "起订量须为整数", checks: [["min", 1, "起订量不能小于 1"], ["max", 999999999, "起订量不能大于 999999999"]] },
  mpq: { label: "最小包装量", type: "number", isRequired: true, said: "最小包装量须为整数", checks: [["min", 1, "最小包装量不能小于 1"], ["max", 999999999, "最小包装量不能大于 999999999"]] },
  description: { label: "商品详情", type: "string", isRequired: false, said: "请输入商品详情", checks: [["min", 1, "请输入商品详情"], ["max", 200000, "商品详情过长"]] },
  specId: { label: "数据手册", type: "number", isRequired: false, said: "请选择数据手册", checks: [["min", 1, "请选择数据手册"], ["max", 2147483647, "数据手册不存在"]] },
  isBargaining: { label: "接受议价", type: "boolean", isRequired: false, said: "接受议价须为是或否" },
  currency: { label: "币种", type: "choice", isRequired: true, said: "请选择币种", choices: ["CNY", "USD"] },
}
