/** A menu item; its address is the parent's last segment and its own (spec 2). */
export interface MenuLink {
  label: string
  /** last segment of the address */
  segment: string
}

export interface MenuItem {
  label: string
  to: string
  links: readonly MenuLink[]
}

const item = (
  label: string,
  to: string,
  links: readonly (readonly [string, string])[] = [],
): MenuItem => ({
  label,
  to,
  links: links.map(([label, segment]) => ({ label, segment })),
})

/** The first item of the menu (spec 2). */
export const learnWithUs = item('Learn With Us', '/learn-with-us', [
  ['Grade School', 'pgs'],
  ['Junior High School', 'jhs'],
  ['Senior High School', 'shs'],
  ['College', 'college'],
])

/** The eight items under the heading 'Who We Are' (spec 2). */
export const whoWeAre: readonly MenuItem[] = [
  item('Meaning', '/meaning', [
    ['Vision', 'vision'],
    ['Mission', 'mission'],
    ['Core Values', 'core-values'],
    ['Quality Policy', 'quality-policy'],
    ['DYCI Seal', 'dyci-seal'],
  ]),
  item('Identity', '/identity', [['Graduate Attributes', 'graduate-attributes']]),
  item('Spirituality', '/spirituality', [
    ['Every Hour Prayer', 'every-hour-prayer'],
    ['Homebound', 'homebound'],
    ['Deepening', 'deepening'],
    ['Community Mass', 'community-mass'],
    ['Sponsorship Mass', 'sponsorship-mass'],
    ['Recollection', 'recollection'],
    ['Retreat', 'retreat'],
    ['Youthcamp', 'youthcamp'],
    ['Simbang Gabi', 'simbang-gabi'],
    ['God-Centered Month', 'god-centered-month'],
  ]),
  item('Servanthood', '/servanthood', [['Paraya', 'paraya']]),
  item('Innovations', '/innovations', [
    ['DYCI Robotics Program', 'dyci-robotics-program'],
    ['DYCI Research', 'dyci-research'],
    ['DYCI Sustainability Office', 'dyci-sustainability-office'],
  ]),
  item('Organizational Memory', '/organizational-memory', [
    ['History', 'history'],
    ['Founder', 'founder'],
  ]),
  item('Norms', '/norms', [
    ['Rules and Regulations', 'rules-and-regulations'],
    ['School Policy', 'school-policy'],
  ]),
  item("Stakeholder's Centricity", '/stakeholders-centricity', [
    ['Scholarships', 'scholarships'],
    ['Student Organization', 'student-organization'],
  ]),
]

/** The remaining items of the menu (spec 2). */
export const moreItems: readonly MenuItem[] = [
  item('DYCIan News', '/dycian-news'),
  item('Announcements', '/announcements'),
  item('Events', '/events'),
  item('Connect With Us', '/contact-us'),
]

const lastSegment = (path: string) => path.slice(path.lastIndexOf('/') + 1)

/** Builds the address of a sublink: /{parent last segment}/{sublink last segment} (spec 2). */
export const linkAddress = (parent: MenuItem, link: MenuLink) =>
  `/${lastSegment(parent.to)}/${link.segment}`

/** Every address of the menu with its default title. */
export const menuTitles: ReadonlyMap<string, string> = new Map(
  [learnWithUs, ...whoWeAre, ...moreItems].flatMap((parent) => [
    [parent.to, parent.label] as const,
    ...parent.links.map((link) => [linkAddress(parent, link), link.label] as const),
  ]),
)

/** Labels that staff gave items and sublinks, by address. */
export type MenuLabels = Readonly<Record<string, string>>

/** Returns the menu's title of an address; `undefined` when the menu does not have it. */
export const menuTitle = (address: string, labels: MenuLabels): string | undefined =>
  labels[address] ?? menuTitles.get(address)

/** Applies the labels of staff to an item and its sublinks. */
export const labelItem = (item: MenuItem, labels: MenuLabels): MenuItem => ({
  ...item,
  label: labels[item.to] ?? item.label,
  links: item.links.map((link) => ({
    ...link,
    label: labels[linkAddress(item, link)] ?? link.label,
  })),
})
