-- Under “always” nobody was asked what silence of the mailbox means: sixty days, until its author says otherwise.
update messages.messages set preconsent_days = 60 where answer_rule = 'always' and preconsent_days is null;
