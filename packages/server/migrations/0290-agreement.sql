-- What people and the site hold each other to, in versions. A published one keeps its words; a draft has no number yet.
create table agreement_version (
  id        int generated always as identity primary key,
  kind      text not null check (kind in ('service', 'privacy', 'disclaimer')),
  number    int check (number > 0),
  content   text not null,
  -- What is other than before, in words for those who are asked anew.
  changes   text not null default '',
  -- In force from then on, until the next one of its kind.
  begin_at  timestamptz,
  -- How often the draft was written: who read an older one overwrites nothing.
  revision  int not null default 1,
  unique (kind, number),
  check ((number is null) = (begin_at is null))
);
create unique index agreement_draft on agreement_version (kind) where number is null;

-- Who agreed to which version.
create table agreement_consent (
  account_id  int not null references account,
  version_id  int not null references agreement_version,
  agreed_at   timestamptz not null,
  primary key (account_id, version_id)
);
create index agreement_consent_version on agreement_consent (version_id);

insert into agreement_version (kind, number, begin_at, content) values
('service', 1, '2025-09-01 00:00:00+08', $text$<h2>账号</h2>
<p>您用手机号码注册，并对该账号下的行为负责。请妥善保管密码与验证码，不要把账号借给或转让给他人；发现被人使用，请立即修改密码并告诉我们。</p>
<p>连续两个月没有登录的账号，我们可以收回。收回之前会用短信通知您，通知后登录一次即可保留；账号里的文件在通知期内可以下载。</p>
<p>您可以随时注销账号。注销后，已经发布的供求会下架，未完成的订单仍按约定履行。</p>
<h2>行为规范</h2>
<p>发布供求、报价与资料时，请保证型号、品牌、数量、批次与价格属实，并在情况变化后及时更新。</p>
<p>不得冒用他人或他人企业的名义，不得发布翻新、仿冒或来源不明的器件而不加说明，不得用程序大量抓取本站内容，不得干扰本站运行。</p>
<p>违反以上约定的，我们可以移除内容、限制功能或停用账号，并说明原因；您可以申诉。</p>
<h2>内容规则</h2>
<p>数据手册的著作权归原厂所有，本站提供检索与阅读。您上传的资料应当有权公开。</p>
<p>您发布的文章与评论归您所有；您允许我们在本站展示、检索与排版。</p>
<p>收到权利人的通知后，我们会移除有争议的内容并告知您；您可以提交说明，请求恢复。</p>
<h2>责任限制</h2>
<p>参数、库存与价格由原厂、代理商与用户提供，可能有误或已经变化。选型与下单前，请以原厂最新的数据手册和卖方的确认为准。</p>
<p>买卖合同成立于买卖双方之间。除我们自己的过错以外，我们不对交易中的损失承担责任；法律另有规定的从其规定。</p>
<p>因网络、电力或不可抗力造成的中断，我们会尽快恢复，并在可能时提前通知。</p>
<h2>广告</h2>
<p>本站可以展示广告，广告会明确标出，不会混在搜索结果里冒充排序。</p>
<p>广告中的商品与服务由广告主负责。您可以在账户设置中关闭按兴趣推荐。</p>
<h2>未成年人</h2>
<p>本站面向企业与从业者。未满 18 周岁的，请在监护人陪同下阅读本协议，并在监护人同意后使用。</p>
<p>我们不会有意收集不满 14 周岁儿童的个人信息；如有发现，会尽快删除。</p>
<h2>适用法律</h2>
<p>本协议适用中华人民共和国法律。发生争议时，双方先行协商；协商不成的，由本站经营者所在地有管辖权的人民法院处理。</p>
<h2>隐私</h2>
<p>为提供登录、供求与订单服务，我们处理您的手机号码、昵称、头像、企业信息、收货地址与操作记录；浏览记录可以随时暂停、导出或清空。</p>
<p>密码只以不可逆的形式保存。我们不出售个人信息；只有在您要求、履行订单需要或法律要求时，才会提供给第三方，并只提供必要的部分。</p>
<p>您可以查阅、更正、删除自己的信息，或撤回同意；请在账户设置中操作，或通过“联系我们”告诉我们。</p>$text$),
('privacy', 1, '2026-01-15 00:00:00+08', $text$<h2>我们收集什么</h2>
<p>注册与登录：手机号码、密码的摘要、昵称；绑定微信或 QQ 时，对方给我们的编号与昵称。企业认证：证照、统一社会信用代码与联系人。</p>
<p>使用：浏览过的资料、收藏、发布的内容、登录设备与时间。不登录时，只有一个随机的匿名编号。</p>
<p>搜索历史、自定义导航与显示偏好只留在您的浏览器里，不发给我们。</p>
<h2>用来做什么</h2>
<p>提供您要的功能，防止盗号与滥用，改进搜索。我们不出售个人信息，也不用它做跨站广告。</p>
<p>短信、邮件、支付、登录与企业数据由第三方服务完成，只交给它们完成这件事所需的最少信息。</p>
<h2>Cookie 与本地存储</h2>
<p>uuid 是匿名编号；token、userId、avatar、nickName 是登录信息；sid 只有服务器能读，用来续期；theme 是您选的外观。退出登录会清除登录信息。</p>
<h2>保存多久</h2>
<p>账号存续期间保存；注销后删除或匿名化，法律要求保存的交易记录除外。登录设备 30 天不用即失效，验证码 5 分钟失效。</p>
<h2>您的权利</h2>
<p>您可以查看、更正和删除自己的资料，清空或暂停最近浏览，让任何一台设备退出登录；在账号设置的偏好设置里可以导出全部数据，也可以注销账号，注销前有 15 天可以撤回。做不到的，请写信给我们，我们在 15 个工作日内答复。</p>
<h2>未成年人</h2>
<p>不满 18 周岁的，请在监护人同意后使用；我们不会有意收集儿童的个人信息。</p>$text$),
('disclaimer', 1, '2026-01-15 00:00:00+08', $text$<h2>信息的准确性</h2>
<p>参数、封装、生命周期、库存与价格由原厂、代理商和用户提供，或从公开资料整理，可能有误、缺漏或已经变化。选型、下单与量产之前，请以原厂最新的数据手册和卖方的书面确认为准。</p>
<p>“可直接替换”“需改板”等结论由规则按已知参数得出，不考虑您的电路、温度、认证与可靠性要求，不能代替工程师的判断。</p>
<h2>交易</h2>
<p>供求、询价与商城里的买卖合同成立于买卖双方之间。企业认证只说明证照经过核对，不是对货品、价格或履约的担保。</p>
<p>付款前请核对收款账户与合同主体；要求绕开平台转账、或价格明显低于市场的，请谨慎并向我们举报。</p>
<h2>外部链接</h2>
<p>导航、友情链接与原厂页面由第三方运营，其内容、安全与隐私规则与本站无关。外部链接会标明，并在新标签页打开。</p>
<h2>企业信息</h2>
<p>“查企业”的工商、司法与知识产权信息由第三方数据服务提供，更新有延迟。它们供初步了解之用，不构成征信报告或法律意见。</p>
<h2>服务中断</h2>
<p>因网络、电力、系统维护或不可抗力造成的中断与延迟，我们会尽快恢复，并在可能时提前通知。</p>$text$);
