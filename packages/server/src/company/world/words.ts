/** What invented companies are called after: no two make a word of business. */
export const firsts = [...'栖听漱惊晚青澄枕拾望踏沐辞归问借扶采观临卧吟披衔凭掬叩倚度回寻揽醉锁落抱伴渡泊']
export const seconds = [...'云潮石蛰风禾墨溪月霜雁松烟鹤蓝雪竹岚星岸梧桐荷露霞渔舟枫萤砚']
export const surnames = [...'林顾周苏程许魏沈陆唐韩叶江白秦方崔季邵裴']
export const givens = ['溪舟', '一禾', '清野', '予安', '知行', '若谷', '子墨', '南乔', '思齐', '明远', '怀瑾', '嘉树']

/** 省, 市, and the six digits of GB/T 2260 that credit codes begin with. */
export const cities = [
  ['广东', '深圳', '440300'],
  ['江苏', '苏州', '320500'],
  ['上海', '浦东', '310115'],
  ['浙江', '杭州', '330100'],
  ['四川', '成都', '510100'],
  ['湖北', '武汉', '420100'],
  ['陕西', '西安', '610100'],
  ['福建', '厦门', '350200'],
] as const

/** What the companies of a group do, by their place in it; the first holds the others. */
export const trades = [
  ['投资', '投资与资产管理'],
  ['微电子', '集成电路设计'],
  ['半导体', '集成电路制造'],
  ['电子元器件', '电子元件批发'],
  ['供应链管理', '供应链管理服务'],
  ['科技', '软件和信息技术服务'],
  ['传感技术', '电子元件制造'],
  ['电源技术', '电源设备制造'],
  ['连接器', '电子元件制造'],
  ['智能装备', '专用设备制造'],
  ['国际贸易', '贸易代理'],
  ['元件商行', '电子元件批发'],
] as const

export const quarrels = ['买卖合同纠纷', '加工合同纠纷', '劳动争议', '承揽合同纠纷', '租赁合同纠纷']
export const inventions = [
  '低静态电流稳压电路',
  '带温度补偿的基准电压源',
  '编带料盘的湿度指示结构',
  '高速连接器的屏蔽结构',
]
export const programs = ['物料选型软件', '仓储管理软件', '测试数据采集软件', '电源参数标定软件']
