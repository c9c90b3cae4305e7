import type { Feature } from './feature-words.ts'
import { plainOf } from './plain.ts'

/**
 * Kinds of parts that catalogues have no category of their own for, one a line: as the trade says them in Chinese, then
 * as English catalogues write them. A line is found by any of its spellings, each by all its words; those that also
 * have a word behind `!` are something else that only names it, and come last.
 */
const kinds = `
蜂鸣器|蜂鸣片|buzzer
麦克风|话筒|咪头|驻极体话筒|驻极体|microphone
硅麦|硅麦克风|MEMS microphone
扬声器|喇叭|speaker
整流桥|桥堆|整流桥堆|桥式整流器|bridge rectifier
快恢复|快恢复二极管|超快恢复|超快恢复二极管|fast recovery|ultrafast
可控硅|晶闸管|thyristor|TRIAC|SCR!光耦|optoisolators
双向可控硅|双向晶闸管|TRIAC!光耦|optoisolators
单向可控硅|单向晶闸管|SCR!光耦|optoisolators|TRIAC
达林顿|达林顿管|darlington
数字三极管|带阻三极管|数字晶体管|digital transistor|pre-biased
结型场效应管|JFET
光敏三极管|光电三极管|phototransistor
光敏二极管|光电二极管|photodiode
光敏电阻|photoresistor
气体放电管|陶瓷放电管|放电管|gas discharge tube|GDT
半导体放电管|thyristor surge|TSS
温度保险丝|热熔断体|thermal fuse|thermal cutoff
保险丝座|保险管座|保险丝夹|fuse holder|fuseholder
共模电感|共模扼流圈|共模滤波器|共模线圈|common mode
扼流圈|扼流线圈|choke|common mode
工字电感|through hole inductor|radial inductor
色环电感|color ring inductor|axial inductor
磁环|铁氧体磁环|ferrite core|toroid
变压器|transformer
网络变压器|pulse transformer|LAN transformer|RJ45 transformer
互感器|电流互感器|current transformer|current sense transformer
碳膜|碳膜电阻|carbon film
金属膜|金属膜电阻|metal film
绕线|wirewound|wire wound
绕线电阻|线绕电阻|wirewound resistor|wire wound resistor
水泥电阻|cement
铝壳电阻|aluminum case
独石电容|monolithic|multilayer ceramic leaded
固态电容|聚合物电容|聚合物|polymer|solid capacitor
超级电容|法拉电容|supercapacitor|super capacitor|EDLC
微调电容|可调电容|trimmer capacitor|variable capacitor
穿心电容|feed through capacitor
排容|capacitor network|capacitor array
声表滤波器|声表面波滤波器|声表|SAW filter
陶瓷滤波器|ceramic filter
陶瓷谐振器|陶振|ceramic resonator
温补晶振|TCXO|temperature compensated
压控晶振|VCXO|voltage controlled
天线|antenna
巴伦|balun
功分器|power splitter|power combiner
衰减器|attenuator
定向耦合器|RF coupler
射频开关|RF switch
低噪声放大器|low noise amplifier|LNA
电池座|电池夹|电池盒|battery holder|battery clip|battery connector
纽扣电池座|coin cell|button battery|button and strip battery
卡座|card connector|card socket|memory card|SD card|SIM card
SD 卡|SD 卡座|SD card
TF 卡|TF 卡座|MicroSD|TF card
SIM 卡|SIM 卡座|SIM card
IC 座|IC 插座|芯片座|IC socket|transistor socket
简牛|牛角座|IDC
同轴连接器|射频连接器|射频座|coaxial connector
航空插头|圆形连接器|circular connector
耳机座|耳机插座|音频座|headphone|audio connector|audio jack
DC 插座|DC 座|DC 电源插座|电源插座|DC power connector|DC power jack|barrel jack
网口|RJ45 座|水晶头插座|ethernet connector|modular connector
圆孔|round hole
板对板|板对板连接器|board to board|mezzanine
弹簧针|顶针|pogo pin
跳线帽|短路帽|shunt jumper|jumper cap
接线柱|香蕉插座|banana
拨码开关|指拨开关|DIP switch
拨动开关|滑动开关|slide switch!DIP
钮子开关|摇头开关|toggle switch
船型开关|船形开关|翘板开关|rocker switch
微动开关|microswitch|micro switch
霍尔开关|hall switch
限位开关|行程开关|limit switch
检测开关|detector switch|detect switch
自锁开关|自锁|latching|self-locking
按钮开关|按钮|pushbutton|push button
旋转开关|波段开关|rotary switch
多向开关|五向开关|摇杆开关|multi-directional|joystick
编码器|encoder
旋转编码器|编码开关|rotary encoder
干簧管|干簧继电器|reed
温控开关|thermostat|thermal switch
信号继电器|signal relay
功率继电器|power relay
汽车继电器|车用继电器|automotive relay
固态继电器|光继电器|solid state relay|PhotoMOS|固态
光电开关|槽型光耦|光断续器|photointerrupter|slot type|optical interrupter
红外发射管|红外管|infrared LED|infrared IR LED|IR emitter|infrared emitter
红外接收头|红外接收|infrared receiver|infrared remote receiver|IR receiver
红外|infrared
紫外|UV|ultraviolet|ultra violet
数码管|segment display|digit display
点阵|dot matrix
液晶屏|液晶显示屏|LCD display|LCD screen|LCD module|liquid crystal
超声波|ultrasonic
摄像头|图像传感器|image sensor
指纹|fingerprint
热电偶|thermocouple
热释电|人体红外|人体感应|pyroelectric|PIR|human infrared
磁力计|电子罗盘|地磁|magnetometer|compass
陀螺仪|gyroscope|gyro
加速度|加速度计|加速度传感器|accelerometer
光照传感器|环境光|环境光传感器|ambient light
接近传感器|接近|proximity
颜色传感器|color sensor|colour sensor
气体传感器|gas sensor
湿度|湿度传感器|humidity
温湿度|温湿度传感器|temperature and humidity
心率|心率传感器|血氧|heart rate|oximeter
电流传感器|current sensor
角度传感器|位置传感器|angle sensor|position sensor
振动传感器|震动传感器|vibration sensor
振动马达|震动马达|vibration motor
触摸|touch
电机驱动|马达驱动|motor driver
步进电机驱动|步进|步进电机|stepper motor
无刷电机驱动|无刷|BLDC|brushless
有刷电机驱动|有刷|brushed
H 桥|h-bridge|full bridge
半桥|half-bridge|half bridge
升压|升压芯片|升压转换器|boost|step-up
降压|降压芯片|降压转换器|buck|step-down
升降压|升降压芯片|buck-boost|boost-buck
电荷泵|charge pump
无线充电|wireless charging|wireless charger|wireless power
快充|快充协议|fast charging|fast charge|quick charge
锂电保护|锂电池保护|battery protection
电量计|fuel gauge|gas gauge
电能计量|计量芯片|energy metering
电源模块|power module
AC-DC|AC-DC 控制器|AC/DC|ACDC
恒流|constant current
看门狗|watchdog
模拟前端|AFE|analog front end
编解码器|codec
视频|video
音频|audio
语音|voice|speech
串行器|解串器|serializer|deserializer
译码器|decoder
锁存器|latch
与非门|NAND gate
或非门|NOR gate
异或门|XOR gate|exclusive-or
铁电|铁电存储器|FRAM
数字信号处理器|DSP|digital signal processor|DSPs
数字电位器|digital potentiometer
GPS|GNSS|北斗
4G|LTE|Cat.1|4G module
散热片|散热器|heatsink|heat sink
轴承|bearing
螺母|贴片螺母|round nut
光纤|fiber optic
`

/** A few letters alone may be the beginning of a part number: `SCR` is looked for as it stands. */
const bareLetters = /^[A-Za-z]{2,4}$/

const known = /* @__PURE__ */ bySpelling()

function bySpelling(): Map<string, Feature> {
  const rows = kinds.trim().split('\n')
  return new Map(
    rows.flatMap((row) => {
      const [said = '', others = ''] = row.split('!')
      const spellings = said.split('|')
      const feature = {
        label: '类型',
        value: spellings[0] ?? '',
        spellings,
        ...(others && { except: others.split('|') }),
      }
      return spellings
        .filter((spelling) => !bareLetters.test(spelling))
        .map((spelling): [string, Feature] => [plainOf(spelling), feature])
    }),
  )
}

/** The kind of part that a plain spelling says. It goes before a category that only holds it among others. */
export const kindOf = (plain: string): Feature | undefined => known.get(plain)
