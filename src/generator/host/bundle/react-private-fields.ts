/**
 * Fields of the objects that react-dom keeps to itself: its fibers, roots, hooks and queues. No component, no element of a page and no
 * other module sees them, so they can have short names. The compiler does not dare that: it cannot know who else uses them.
 */
export const PRIVATE_FIELDS = [
  ...['alternate', 'baseLanes', 'baseQueue', 'baseState', 'blockedOn', 'cachePool', 'callbackNode'],
  ...['callbackPriority', 'cancelPendingCommit', 'childLanes', 'deletions', 'dependencies'],
  ...['eagerState', 'elementType', 'entangledLanes', 'entanglements', 'errorRecoveryDisabledLanes'],
  ...['eventSystemFlags', 'expirationTimes', 'expiredLanes', 'firstBaseUpdate', 'firstContext', 'flags'],
  ...['hasEagerState', 'hiddenCallbacks', 'hiddenUpdates', 'hoistableScripts', 'hoistableStyles'],
  ...['hydrationErrors', 'incompleteTransitions', 'isBackwards', 'isDehydrated', 'lanes', 'lastBaseUpdate'],
  ...['lastEffect', 'lastRenderedReducer', 'lastRenderedState', 'memoizedProps', 'memoizedState'],
  ...['memoizedValue', 'pendingChildren', 'pendingContext', 'pendingLanes', 'pendingProps', 'pingCache'],
  ...['pingedLanes', 'pooledCache', 'pooledCacheLanes', 'refCleanup', 'renderingStartTime', 'retryLane'],
  ...['retryQueue', 'revertLane', 'shellSuspendCounter', 'sibling', 'stateNode', 'subtreeFlags'],
  ...['suspendedLanes', 'tailMode', 'targetContainers', 'timeoutHandle', 'treeContext', 'updateQueue'],
  ...['warmLanes', '_retryCache', '_visibility'],
];
