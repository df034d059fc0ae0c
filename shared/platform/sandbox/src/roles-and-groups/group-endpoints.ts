import { randomUUID } from 'node:crypto';
import { customerGroup, manageTeam } from '@console/api';
import { and, eq, inArray } from 'drizzle-orm';
import * as z from 'zod';
import { behind, type DefineEndpoint } from '../calls/endpoint';
import { noteChange } from '../calls/note-change';
import type { Company } from '../calls/principal';
import { refuseInvalid } from '../calls/refusal';
import { noteRead, updateRow } from '../calls/versioned-rows';
import { inBatches } from '../db/in-batches';
import { groupMembers, groups } from '../db/schema';
import { readMembers } from '../members/team-members';
import type { Platform } from '../platform/platform';
import { findGroup, groupNameError, isGroup, readGroups, refuseNonMembers } from './group-rules';

export function groupEndpoints(define: DefineEndpoint, platform: Platform): void {
  const endpoint = behind(define, 'TEAM_ADMIN');
  const { db } = platform;
  const namesOf = async (company: Company, personIds: readonly string[]) => {
    const ids = new Set(personIds);
    return (await readMembers(platform, company)).filter(({ id }) => ids.has(id)).map(({ name }) => name);
  };

  endpoint(customerGroup.getGroups, ({ company }) => readGroups(db, company));

  endpoint(customerGroup.getGroup, async ({ principal, company, params }) => {
    const group = await findGroup(platform, company, params.groupId);
    noteRead(platform, principal, groups, group);
    return { id: group.id, name: group.name };
  });

  endpoint(customerGroup.validateGroupName, async ({ company, body }) => ({
    error: await groupNameError(platform, company, body.groupName),
  }));

  endpoint(customerGroup.createGroup, {
    audit: ['group', 'created'],
    handle: async ({ principal, company, body }) => {
      refuseInvalid({ name: (await groupNameError(platform, company, body.name)) ?? undefined });
      const id = `g-${randomUUID().slice(0, 8)}`;
      const name = body.name.trim();
      await db.insert(groups).values({ id, customerId: company.id, name });
      noteChange(principal, { id, name, after: { name } });
      return id;
    },
  });

  endpoint(customerGroup.renameGroup, {
    audit: ['group', 'updated'],
    handle: async ({ principal, company, body }) => {
      const current = await findGroup(platform, company, body.id);
      const error = await groupNameError(platform, company, body.name, body.id);
      if (error) return { error };
      await updateRow(platform, principal, groups, current, { name: body.name.trim() });
      return { error: null };
    },
  });

  endpoint(customerGroup.deleteGroup, {
    audit: ['group', 'deleted'],
    handle: async ({ principal, company, params: { groupId } }) => {
      const { name } = await findGroup(platform, company, groupId);
      await db.batch([
        db.delete(groupMembers).where(eq(groupMembers.groupId, groupId)),
        db.delete(groups).where(isGroup(company, groupId)),
      ]);
      noteChange(principal, { id: groupId, name, before: { name } });
    },
  });

  endpoint(customerGroup.getGroupMembers, {
    answer: z.array(manageTeam.teamMember),
    handle: async ({ company, params: { groupId } }) => {
      await findGroup(platform, company, groupId);
      return await readMembers(platform, company, { groupId });
    },
  });

  endpoint(customerGroup.addGroupMembers, {
    audit: ['group', 'updated'],
    handle: async ({ principal, company, params: { groupId }, body }) => {
      const { name } = await findGroup(platform, company, groupId);
      await refuseNonMembers(platform, company, body);
      for (const personIds of inBatches(body)) {
        const rows = personIds.map((personId) => ({ groupId, personId }));
        await db.insert(groupMembers).values(rows).onConflictDoNothing();
      }
      noteChange(principal, { id: groupId, name, before: {}, after: { addedMembers: await namesOf(company, body) } });
    },
  });

  endpoint(customerGroup.removeGroupMembers, {
    audit: ['group', 'updated'],
    handle: async ({ principal, company, params: { groupId }, body }) => {
      const { name } = await findGroup(platform, company, groupId);
      const removedMembers = await namesOf(company, body);
      for (const personIds of inBatches(body)) {
        const named = and(eq(groupMembers.groupId, groupId), inArray(groupMembers.personId, personIds));
        await db.delete(groupMembers).where(named);
      }
      noteChange(principal, { id: groupId, name, before: { removedMembers }, after: { removedMembers: null } });
    },
  });
}
