/** What people add to a part number without meaning the part: papers, places of a table, politeness. */
const papers =
  '规格书|数据手册|手册|资料|中文资料|中文|英文|参数|引脚|引脚图|引脚定义|管脚|电路图|原理图|应用电路|封装图|价格|报价|库存|现货|替代|代替|替换|代换|国产替代|求购|采购|datasheet|datasheets|pdf|spec|pinout|price|stock'
/** Names of columns: the value beside them says it. */
const columns =
  '型号|器件|管|管子|ic|元件|元器件|芯片|封装|品牌|厂家|厂商|牌子|容值|容量|阻值|感值|耐压|电压|电流|功率|精度|误差|频率|输出|输入|输出电压|输入电压|额定|的|和|与|及|用|系列|类型|器|座子'

const known = /* @__PURE__ */ new Set(`${papers}|${columns}`.split('|'))

/** Whether a plain spelling sets no condition on parts. */
export const isFiller = (plain: string): boolean => known.has(plain)
