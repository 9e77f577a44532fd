import type { SidebarNode } from './sidebar-node.ts';

/** The output path of a group's items, by the group's number. */
export type GroupBranch = (number: number) => string;

/**
 * Splits a long list of nodes into groups, so that the part that a page shows does not grow with the site. A group is named after its
 * first and last node, and has no page.
 */
export function groupLongList(
  nodes: readonly SidebarNode[],
  branchOutput: GroupBranch,
): readonly SidebarNode[] {
  if (nodes.length <= LONGEST_LIST) return nodes;
  const count = Math.ceil(nodes.length / GROUP_SIZE);
  return Array.from({ length: count }, (_, index) => {
    const children = nodes.slice(index * GROUP_SIZE, (index + 1) * GROUP_SIZE);
    return {
      kind: 'category',
      label: labelOf(children),
      children,
      isGroup: true,
      isCollapsed: true,
      branchOutput: branchOutput(index + 1),
    };
  });
}

const LONGEST_LIST = 200;
const GROUP_SIZE = 100;

function labelOf(nodes: readonly SidebarNode[]): string {
  const [first, last] = [nodes[0], nodes.at(-1)].map(node => node?.label ?? '');
  return `${first} – ${last}`;
}
